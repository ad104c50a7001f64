import type { Area, Point, Sign, Street } from '@/lib/studio/types';

export const studioMap = {
  width: 360,
  height: 210,
  alt: '',
  streets: [] as readonly Street[],
  areas: [] as readonly Area[],
  walk: [] as readonly Point[],
  signs: [] as readonly Sign[],
} as const;
