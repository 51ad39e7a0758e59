// React chooses its build when it is loaded.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/server';

// The site checks its own answers wherever this is not production.
process.env.NODE_ENV = 'test';
