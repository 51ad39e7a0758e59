import { jobs } from './jobs.ts';
import { serveJobs } from './serve-jobs.ts';

// The child process in which texts and tables that people bring are read, checked and rendered.
serveJobs(jobs);
