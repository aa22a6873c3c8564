/** Loaded on its own, so that evaluating it is a task of its own. */
import 'react-dom/client';
import 'react-router';
