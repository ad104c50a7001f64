import type { Answer, BlogTexts } from '@/lib/studio/types';
import { wieOft } from './wieOft';

/** The answers of /blogs in reading order (product 2.11). */
export const answers: readonly Answer[] = [wieOft];

/** What /blogs says of itself, above its answers. Its title stands in pages.ts. */
export const blogs: BlogTexts = {
  headline: 'Was wir oft gefragt werden, in Ruhe beantwortet',
  label: 'Aus dem Studio',
  lead: 'Wie oft, wie schwer, wie lange: Fragen, die wir auf der Matte nur halb beantworten können.',
};
