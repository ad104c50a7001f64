import 'server-only';
import { createRequire } from 'node:module';
import type sharpModule from 'sharp';

const require = createRequire(import.meta.url);

/** sharp, by its CommonJS files: its ES modules use import attributes (`with`), which Node 20.9 does not know. */
export const sharp = require('sharp') as typeof sharpModule;
