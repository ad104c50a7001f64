import { Button } from '@/components/ui/Button';
import { ContentPicture } from '@/components/ui/ContentPicture';
import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/pictures';
import { destinationWords } from '@/lib/words';

/**
 * The end of Home: a picture of the room with a headline, and below it a panel with a link to the
 * timetable.
 */
export function ClosingCall() {
  const { heading, text } = home.closing;
  return (
    <section className="closing-call">
      <div className="closing-scene">
        <ContentPicture picture={pictures.room} sizes="100vw" />
        <h2 className="closing-headline">
          <span>{heading[0]}</span> <span>{heading[1]}</span>
        </h2>
      </div>
      <div className="closing-panel">
        <p>{text}</p>
        <Button href="/services#timetable" variant="outline">
          {destinationWords.week}
        </Button>
      </div>
    </section>
  );
}
