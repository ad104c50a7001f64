interface PlainPictureProps {
  readonly address: string;
  readonly alt: string;
  readonly className: string;
  readonly priority?: boolean;
}

/** A service's picture at its own address: one of another site, or one that is newer than the build. */
export function PlainPicture({ address, alt, className, priority }: PlainPictureProps) {
  return (
    <img
      src={address}
      alt={alt}
      width={300}
      height={225}
      className={`object-cover ${className}`}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
