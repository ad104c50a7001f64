'use client';

import { Button } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { useMyWeek } from '@/components/timetable/KeepClass';
import { nextTexts } from '@/lib/content/words';
import { goneClasses } from '@/lib/timetable/week';
import { NextClasses } from './NextClasses';
import { type BuiltClasses, useListedClasses } from './useListedClasses';

/** "When you can come" on Home (product 14.2): the next classes, and a link to the whole week. */
export function NextSection(built: BuiltClasses) {
  const { classes, areLive } = useListedClasses(built);
  const gone = goneClasses(useMyWeek() ?? [], classes);
  const hasClasses = classes.length > 0;
  if (!hasClasses && !(areLive && gone.length > 0)) return null;
  const { heading, all } = nextTexts;
  return (
    <Section
      heading={heading}
      action={
        hasClasses && (
          <Button href="/services#timetable" variant="quiet" className="px-0!">
            {all}
          </Button>
        )
      }
      continues
    >
      <NextClasses classes={classes} areLive={areLive} count={3} />
    </Section>
  );
}
