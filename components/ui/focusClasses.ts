import type { Focus } from '@/lib/studio/types';

/** The class of an `<img>` that keeps the subject of its picture in view when it is cut. */
export const focusClasses: Readonly<Record<Focus, string>> = {
  left: 'object-left',
  center: 'object-center',
  right: 'object-right',
};
