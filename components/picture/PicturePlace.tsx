/** The natural proportions of what comes, and the classes that give its image a size. */
interface PicturePlaceProps {
  readonly width: number;
  readonly height: number;
  readonly className: string;
}

/** Keeps the place of a picture that comes a moment later, as an image of the same size and classes takes it. */
export function PicturePlace({ width, height, className }: PicturePlaceProps) {
  return <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={className} />;
}
