'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Where the picture of the card was that a visitor pressed, noted by the head script (lib/head/elementScripts). */
const noted = globalThis as { pressed?: DOMRect | null };

/**
 * The frame of a picture that grows from its place on a card to its place here, when a press on the card led here without a new document;
 * with one, the browser does it by the name of its view transition (app/motion.css). Nothing waits for it.
 */
export function GrowingPicture({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = noted.pressed;
    noted.pressed = null;
    const to = box.current?.getBoundingClientRect();
    if (!from || !to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Their shapes differ: it begins as wide as the other, around the same middle.
    const scale = from.width / to.width;
    const y = from.y - to.y + (from.height - to.height * scale) / 2;
    box.current?.animate(
      { transform: [`translate(${from.x - to.x}px, ${y}px) scale(${scale})`, 'none'] },
      { duration: 280, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }, []);
  return (
    <div ref={box} data-frame="" className="growing origin-top-left overflow-hidden rounded-card">
      {children}
    </div>
  );
}
