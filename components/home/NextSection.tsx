'use client';

import { type BuiltServices, useAreLive, useServices } from '@/components/services/useServices';
import { Button } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { useMyWeek } from '@/components/services/KeepClass';
import { nextTexts } from '@/lib/words';
import { goneClasses, weekOf, weekPath } from '@/lib/services/week';
import { NextClasses } from './NextClasses';

/** "When you can come" on Home (product 14.2): the next classes, and a link to the whole week. */
export function NextSection(built: BuiltServices) {
  const classes = weekOf(useServices(built));
  const kept = useMyWeek() ?? [];
  const [gone] = useAreLive() ? goneClasses(kept, classes) : [];
  const hasClasses = classes.length > 0;
  if (!hasClasses && !gone) return null;
  const { heading, all } = nextTexts;
  return (
    <Section
      heading={heading}
      action={
        hasClasses && (
          <Button href={weekPath} variant="quiet" className="px-0!">
            {all}
          </Button>
        )
      }
      continues
    >
      <NextClasses classes={classes} kept={kept} gone={gone} count={3} />
    </Section>
  );
}
