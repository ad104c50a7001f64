/*
 * The owner's commands preload this module (`--import`). Only a later import can load TypeScript,
 * so this one is dynamic.
 */
import 'tsx';

await import('./checkSyntax.ts');
