interface LineIconProps {
  /** The path of its lines in a box of 24 by 24. */
  readonly path: string;
  /** Its width and height in pixels, before styles apply. */
  readonly size: number;
  /** Whether its lines have round ends and corners. */
  readonly round?: boolean;
  readonly className: string;
}

/** An icon of lines in the colour of the text. It has no name: the words beside it, or the button around it, say the same. */
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
