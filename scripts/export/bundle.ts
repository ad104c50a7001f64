import { join } from 'node:path';
import { build } from 'esbuild';

/** A program that stands inline in every page: an entry point of lib/inline. */
export type Program = 'head' | 'loader';

/**
 * The syntax of the programs. Next's own scripts need browsers of 2023. A page in an older one stays as the head script
 * leaves it, so that script runs in those of 2020 too. Where it does not, the page is one without scripts.
 */
const target = 'es2020';

/** Bundles and minifies a program for an inline script. */
export async function bundle(program: Program): Promise<string> {
  const apiKey = process.env.NEXT_PUBLIC_FIREBASE_API_KEY ?? '';
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'lib', 'inline', `${program}.ts`)],
    // Another studio, as in next.config.ts.
    tsconfig: process.env.TSX_TSCONFIG_PATH,
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target,
    define: {
      'process.env.NEXT_PUBLIC_FIREBASE_API_KEY': JSON.stringify(apiKey),
    },
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
