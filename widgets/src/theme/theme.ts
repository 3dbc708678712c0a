// Runs before the theme's own bundle and mends what of it does not suit this site; one file, which every page names.
import "./start";
import "./navigation";
import "./names";
import "./later";
