import { headScript } from '@/lib/head/headScript';
import { loaderScript } from './loaderScript';
import { starterScript } from './runtimeEntriesScript';

/** Every script that stands inline in the finished pages; the committed configuration for hosts allows these. */
export const inlineScripts = [headScript, starterScript, loaderScript] as const;
