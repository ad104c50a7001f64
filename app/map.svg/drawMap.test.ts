import { studioMap } from '@/lib/content/map';
import { drawMap } from './drawMap';

const read = (svg: string) => {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(documentElement.querySelector('parsererror')).toBeNull();
  return documentElement;
};

it('names the streets, the stop and the door, and asks nobody else for anything', () => {
  const svg = drawMap(studioMap);
  const { streets, areas, signs } = studioMap;
  const names = [...streets, ...areas, ...signs].map(({ name = '' }) => name).filter(Boolean);
  expect([...read(svg).querySelectorAll('text')].map((text) => text.textContent).sort()).toEqual(
    names.sort(),
  );
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/href|url\(|http/);
});

it('never writes a street’s name upside down', () => {
  for (const turn of [0, 60, 90, 135, 180, 240, 270, 330]) {
    const to = [100 * Math.cos((turn * Math.PI) / 180), 100 * Math.sin((turn * Math.PI) / 180)];
    const street = { name: 'Lane', points: [[0, 0], to as [number, number]] as const };
    const svg = drawMap({ ...studioMap, streets: [street], areas: [], signs: [] });
    expect(Math.abs(Number(/rotate\((.*?)\)/.exec(svg)?.[1]))).toBeLessThanOrEqual(90);
  }
});

it('keeps odd names as text', () => {
  const street = {
    name: '<A> & "B"',
    points: [
      [0, 0],
      [9, 0],
    ] as const,
  };
  const { textContent } = read(drawMap({ ...studioMap, streets: [street], areas: [] }));
  expect(textContent).toContain(street.name);
});
