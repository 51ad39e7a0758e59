import { config } from 'zod/v4/core';

// The content security policy forbids code made from text, which zod tries first. The entry imports
// this module, so that it is set before any schema is loaded.
config({ jitless: true });
