import { studioMap } from '@/lib/content/map';

interface StudioMapProps {
  readonly className: string;
  readonly map?: typeof studioMap;
}

/** The drawn map of the way to the door, a file of its own, fetched once it comes near; nothing where none is drawn. */
export function StudioMap({ className, map = studioMap }: StudioMapProps) {
  if (map.streets.length === 0) return null;
  const { path, width, height, alt } = map;
  return (
    <img
      src={path}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`h-auto print:max-w-xs print:hue-rotate-180 print:invert ${className}`}
    />
  );
}
