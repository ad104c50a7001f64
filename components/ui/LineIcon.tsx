interface LineIconProps {
  /** An SVG path in a 24 by 24 view box. */
  readonly path: string;
  /** The width and height in pixels, for the time before the style sheet applies. */
  readonly size: number;
  readonly round?: boolean;
  readonly className: string;
}

/**
 * An icon in the color of the text. It has no accessible name, because the text beside it or the
 * button around it has one.
 */
export function LineIcon({ path, size, round, className }: LineIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-none stroke-current stroke-2 ${className}`}
    >
      <path d={path} {...(round && { strokeLinecap: 'round', strokeLinejoin: 'round' })} />
    </svg>
  );
}
