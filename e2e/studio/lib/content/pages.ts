import { pages as listed } from '../../../../lib/content/pages';
import type { Page } from '@/lib/pages';

/** The project's list: tests visit all of it, whatever the owner goes without. */
export const pages: readonly Page[] = listed.map((page) => ({ ...page, isOff: false }));
