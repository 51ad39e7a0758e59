import { z } from 'zod';

// The content security policy forbids code made from text, which zod tries first. This module must
// be imported before any schema.
z.config({ jitless: true });
