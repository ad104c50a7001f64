import { portraitRatio } from './variantSettings';

/** The pixel size of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle inside a picture, in whole pixels. */
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The upright part of a source picture around `focus` (0 left, 1 right), never reaching over its edges. */
export function portraitBox({ width, height }: Size, focus: number): Box {
  const cut = Math.min(width, Math.round(height * portraitRatio));
  const left = Math.round(focus * width - cut / 2);
  return { left: Math.min(Math.max(left, 0), width - cut), top: 0, width: cut, height };
}

/** The widths to write: never wider than the picture is, and at least one. */
export function usableWidths(widths: readonly number[], available: number): readonly number[] {
  const usable = widths.filter((width) => width <= available);
  return usable.length > 0 ? usable : [available];
}

/** The height that belongs to a width. */
export function heightAt({ width, height }: Size, at: number): number {
  return Math.round((at * height) / width);
}
