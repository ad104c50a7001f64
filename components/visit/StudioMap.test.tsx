import { render, screen } from '@testing-library/react';
import { studioMap } from '@/lib/content/map';
import type { Sign } from '@/lib/schemas';
import { StudioMap } from './StudioMap';

test('the map shows every sign, even two of the same kind', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const signs: Sign[] = [
    { kind: 'stop', name: 'Bus 24', at: [62, 190], side: 'right' },
    { kind: 'stop', name: 'Bus 31', at: [62, 20], side: 'right' },
  ];
  render(<StudioMap map={{ ...studioMap, signs }} />);
  for (const { name } of signs) expect(screen.getByText(name!)).toBeInTheDocument();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('without streets, there is no map', () => {
  const { container } = render(<StudioMap map={{ ...studioMap, streets: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
