import type { Answer } from '@/lib/studio/types';
import { wieOft } from './wieOft';

export const answers: readonly Answer[] = [wieOft];

const days = answers.flatMap(({ published, changed }) => [published, changed]).toSorted();

export const answersPublished = days[0]!;
export const answersChanged = days.at(-1)!;

export const blogs = {
  title: 'Blog',
  headline: 'Was wir oft gefragt werden, in Ruhe beantwortet',
  description: 'Antworten auf Fragen, die uns im Studio oft gestellt werden.',
  label: 'Aus dem Studio',
  lead: 'Wie oft, wie schwer, wie lange: Fragen, die wir auf der Matte nur halb beantworten können.',
} as const;
