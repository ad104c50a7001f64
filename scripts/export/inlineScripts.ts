import { sessionHintScript } from '@/lib/auth/session/hintScript';
import { loaderScript } from './loaderScript';
import { starterScript } from './starter';

/** Every script that stands inline in the finished pages; the committed configuration for hosts allows these. */
export const inlineScripts = [sessionHintScript, starterScript, loaderScript] as const;
