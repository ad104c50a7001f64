'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { shownPicture } from '@/lib/browser/light';
import { navigation } from '@/lib/browser/navigation';

/** Measures a picture with `object-fit: cover`: its frame, and the place and width that it would have without being cropped. */
function measure(image: HTMLImageElement, ratio: number) {
  const { x, y, width, height } = image.getBoundingClientRect();
  const uncropped = Math.max(width, height * ratio);
  const [left = 50, top = 50] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat);
  return {
    frame: image.closest('.picture-frame')!.getBoundingClientRect(),
    x: x + ((width - uncropped) * left) / 100,
    y: y + ((height - uncropped / ratio) * top) / 100,
    width: uncropped,
  };
}

/** Returns the picture of the card whose link was pressed, if it's loaded and in view. */
function pressedPicture() {
  const card = document.querySelector('main a[aria-busy]')?.closest('li');
  const image = shownPicture(card?.querySelector('.picture-frame'));
  if (!image?.naturalWidth) return;
  const ratio = image.naturalWidth / image.naturalHeight;
  const place = measure(image, ratio);
  return place.frame.bottom > 0 ? { ...place, ratio, src: image.currentSrc } : undefined;
}

interface HeroPictureProps {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The frame of a class's picture. If a link in a card opened the page, the card's picture moves here and grows. View transitions would do
 * the same, but lose presses.
 */
export function HeroPicture({ className, children }: HeroPictureProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The previous page is still in the document while this one is rendered for the first time.
  const [card] = useState(() => (navigation.get().toTop ? pressedPicture() : undefined));
  useLayoutEffect(() => {
    const frame = ref.current!;
    const image = shownPicture(frame);
    if (!card || !image || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The card's file is shown until the larger one has loaded.
    if (!image.complete) image.style.backgroundImage = `url("${card.src}")`;
    const hero = measure(image, card.ratio);
    const scale = card.width / hero.width;
    const left = card.x - scale * (hero.x - hero.frame.x);
    const top = card.y - scale * (hero.y - hero.frame.y);
    const insets = [
      card.frame.top - top,
      left + scale * hero.frame.width - card.frame.right,
      top + scale * hero.frame.height - card.frame.bottom,
      card.frame.left - left,
    ].map((inset) => `${inset / scale}px`);
    // The page is about to scroll to its top.
    const move = `translate(${left - hero.frame.x}px, ${top - hero.frame.y - scrollY}px) scale(${scale})`;
    const animate = (target: Element, keyframes: PropertyIndexedKeyframes) =>
      target.animate(keyframes, { duration: 450, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
    animate(frame, { transform: [move, 'none'], filter: ['brightness(1.35)', 'none'] });
    // In its own animation, because the compositor doesn't run clip paths in all browsers.
    animate(frame, { clipPath: [`inset(${insets.join(' ')} round 0.5rem)`, 'inset(0)'] });
    animate(frame.nextElementSibling!, { opacity: [0, 1] });
  }, [card]);
  return (
    <div ref={ref} className={`picture-frame origin-top-left ${className}`}>
      {children}
    </div>
  );
}
