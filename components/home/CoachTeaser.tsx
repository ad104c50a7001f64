import { Button } from '@/components/ui/Button';
import { LitPicture } from '@/components/ui/Picture';
import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/pictures';
import { readPair } from '@/lib/pictures/readPicture';

/**
 * About coaching: a picture, two sentences, and a link to About. The picture fills its half of the window to the edge;
 * the words end where the page does.
 */
export async function CoachTeaser() {
  const { heading, text, link } = home.coach;
  const { alt } = pictures.coaching;
  const picture = await readPair(pictures.coaching);
  return (
    <section className="grid border-y border-line bg-surface md:grid-cols-2">
      {picture && (
        <LitPicture
          {...picture}
          alt={alt}
          sizes="(min-width: 48rem) 50vw, 100vw"
          imgClassName="aspect-4/5 max-md:aspect-2/1 h-full w-full object-cover md:max-h-[40rem]"
        />
      )}
      <div className="flex max-w-[calc(theme(maxWidth.page)/2)] flex-col justify-center gap-6 px-gutter py-section max-md:gap-5 max-md:py-8 md:pl-16">
        <h2 className="text-section">{heading}</h2>
        <p className="max-w-prose text-lead text-pretty text-muted">{text}</p>
        <p>
          <Button href="/about" variant="outline">
            {link}
          </Button>
        </p>
      </div>
    </section>
  );
}
