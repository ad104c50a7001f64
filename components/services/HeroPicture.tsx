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

/** Measures a heading of one line: its left edge, its middle and its font size. */
function measureName(name: Element) {
  const { x, y, height } = name.getBoundingClientRect();
  return { x, middle: y + height / 2, size: parseFloat(getComputedStyle(name).fontSize) };
}

/** Returns the picture and the name of the card whose link was pressed, if the picture is loaded. */
function pressedCard() {
  const card = document.querySelector('main a[aria-busy]')?.closest('li');
  const image = shownPicture(card?.querySelector('.picture-frame'));
  if (!card || !image?.naturalWidth) return;
  const ratio = image.naturalWidth / image.naturalHeight;
  const name = measureName(card.querySelector('h2, h3')!);
  return { ...measure(image, ratio), ratio, src: image.currentSrc, name };
}

/**
 * The frame of a class's picture. If a link in a card opened the page, the card's picture and name move here and grow. View transitions
 * would do the same, but lose presses.
 */
export function HeroPicture({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // The previous page is still in the document while this one is rendered for the first time.
  const [card] = useState(() => (navigation.get().toTop ? pressedCard() : undefined));
  useLayoutEffect(() => {
    const frame = ref.current!;
    const image = shownPicture(frame);
    if (!card || !image || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The card's file is shown until the larger one has loaded.
    if (!image.complete) image.style.backgroundImage = `url("${card.src}")`;
    const hero = measure(image, card.ratio);
    const section = frame.closest('.isolate')!;
    const title = section.querySelector('h1')!.parentElement!;
    // The name and the price move together, without their own entrance.
    title.getAnimations({ subtree: true }).forEach((entrance) => entrance.cancel());
    const name = measureName(title.firstElementChild!);
    const { x: titleX, y: titleY } = title.getBoundingClientRect();
    const origin = `${name.x - titleX}px ${name.middle - titleY}px`;
    const scale = card.width / hero.width;
    const left = card.x - scale * (hero.x - hero.frame.x);
    const top = card.y - scale * (hero.y - hero.frame.y);
    const [x, y] = [Math.max(0, card.frame.left - left), Math.max(0, card.frame.top - top)];
    const width = Math.min(hero.frame.width * scale, card.frame.right - left) - x;
    const height = Math.min(hero.frame.height * scale, card.frame.bottom - top) - y;
    // The page is about to scroll to its top.
    const move = `translate(${left - hero.frame.x}px, ${top - hero.frame.y - scrollY}px) scale(${scale})`;
    const animate = (target: Element, keyframes: PropertyIndexedKeyframes) =>
      target.animate({ easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', ...keyframes }, 450);
    animate(frame, { transform: [move, 'none'], filter: ['brightness(1.35)', 'none'] });
    // The picture and the title pass above the page, which fades in, and end below the times. With `zIndex`, the shade's animation runs on
    // the main thread, too, in step with the section's.
    animate(section, { zIndex: [1, 1, 0], offset: [0, 0.33, 1] });
    animate(frame.nextElementSibling!, { opacity: [0, 0, 1], zIndex: 0, offset: [0, 0.75, 1] });
    animate(section.nextElementSibling!, { opacity: [0, 0, 1], offset: [0, 0.2, 1] });
    const shift = `${card.name.x - name.x}px, ${card.name.middle - name.middle - scrollY}px`;
    const start = `translate(${shift}) scale(${card.name.size / name.size})`;
    animate(title, { transform: [start, 'none'], transformOrigin: [origin, origin] });
    // The mask starts with the part that the card shows. Its edges stay soft until the picture has nearly arrived.
    animate(frame, {
      maskPosition: `${x / scale}px ${y / scale}px`,
      maskSize: `${width / scale}px ${height / scale}px`,
      offset: 0,
      easing: 'ease-in',
    });
  }, [card]);
  return (
    <div
      ref={ref}
      data-arrives
      className="picture-frame class-picture h-3/4 origin-top-left lg:ml-[34%] lg:h-[calc(100%-4rem)] lg:[--left:34%] lg:[--x:0/115%_100%] 2xl:ml-[38%]"
    >
      {children}
    </div>
  );
}
