'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type {} from '@/lib/inline/pressedPicture';

interface GrowingPictureProps {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The frame of a picture that grows from its place on the pressed card to its place here, after a soft navigation.
 * After a full load a view transition of the browser does the same (app/motion.css).
 */
export function GrowingPicture({ className, children }: GrowingPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = self.pressed;
    const to = box.current?.getBoundingClientRect();
    if (!from || !to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The two have different shapes: start with the same width and the same centre.
    const scale = from.width / to.width;
    const y = from.y - to.y + (from.height - to.height * scale) / 2;
    box.current?.animate(
      { transform: [`translate(${from.x - to.x}px, ${y}px) scale(${scale})`, 'none'] },
      { duration: 280, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }, []);
  return (
    <div ref={box} className={`picture-frame growing origin-top-left rounded-card ${className}`}>
      {children}
    </div>
  );
}
