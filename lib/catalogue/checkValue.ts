import type { ValueProblem } from './errors';
import type { ServiceField } from './service';

/** A value that is right, or what is wrong with it. */
export type CheckedValue = { readonly text: string } | { readonly problem: ValueProblem };

/**
 * Control characters, line and paragraph separators, and halves of a character: none can be shown or addressed. U+FFFD
 * is what reading with a wrong encoding has left of a letter.
 */
const unusable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD]/u;

/** Something that leaves a mark on the screen. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** A path of this site; `//host` and `/\host` would lead to another one. */
const rootPath = /^\/(?![/\\])/;

/** Whether a picture may be fetched from here: a path of this site or a whole http(s) address. */
function isPictureAddress(text: string): boolean {
  if (rootPath.test(text)) return true;
  try {
    return /^https?:\/\/[^/\\?#]/i.test(text) && new URL(text).host !== '';
  } catch {
    return false;
  }
}

/** Checks one value of one field and gives it as trimmed text; only an id and a price may also be a finite number. */
export function checkValue(field: ServiceField, value: unknown): CheckedValue {
  const numeric = field === 'id' || field === 'price';
  if (typeof value === 'number' && Number.isFinite(value) && numeric) {
    return { text: String(value) };
  }
  if (typeof value !== 'string') return { problem: value === undefined ? 'missing' : 'type' };
  const text = value.trim();
  if (unusable.test(text)) return { problem: 'character' };
  if (!visible.test(text)) return { problem: 'blank' };
  if (field === 'picture' && !isPictureAddress(text)) return { problem: 'address' };
  return { text };
}
