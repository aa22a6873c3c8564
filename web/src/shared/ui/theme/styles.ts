// Order matters: tokens first, what is made of them after.
import './fonts.css';
import './tokens.css';
import './global.css';
