import { TextLink } from '@/components/ui/Button';
import { LitPicture } from '@/components/ui/Picture';
import { readPair } from '@/lib/pictures/readPicture';
import type { Coach } from '@/lib/studio/coaches';

interface CoachListProps {
  readonly coaches: readonly Coach[];
}

/** A coach in the list: picture, name, line, and how to reach them where they say so. */
async function CoachItem({ coach }: { readonly coach: Coach }) {
  const { slug, name, role, line, email, picture } = coach;
  const pair = await readPair(picture);
  return (
    <li
      id={slug}
      // Where the text is large on a narrow screen, the words stand below the picture.
      className="flex scroll-mt-24 flex-wrap items-start gap-x-5 gap-y-4 sm:gap-x-8"
    >
      {pair && (
        <LitPicture
          {...pair}
          alt={picture.alt}
          sizes="(min-width: 40rem) 12rem, 6.5rem"
          className="w-26 sm:w-48"
          imgClassName="aspect-4/5 w-full rounded-card object-cover ring-1 ring-line"
        />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 font-display text-lg leading-6 font-bold text-muted uppercase">{role}</p>
        {line && <p className="mt-3 max-w-prose text-text/85">{line}</p>}
        {email && (
          <p className="mt-3 wrap-anywhere">
            <TextLink href={email.href}>{email.text}</TextLink>
          </p>
        )}
      </div>
    </li>
  );
}

/** Coaches below each other, on wide screens two in a row. */
export function CoachList({ coaches }: CoachListProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
      {coaches.map((coach) => (
        <CoachItem key={coach.slug} coach={coach} />
      ))}
    </ul>
  );
}
