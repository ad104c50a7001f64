import { FirstVisit } from '@/components/visit/FirstVisit';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { sections } from '@/lib/content/studio';
import type { Service } from '@/lib/services/service';
import { hasClasses } from '@/lib/services/week';

/** What visitors ask before they come to a class, answered for this service; nothing where the studio has no such questions. */
export default function ServiceVisit({ service }: { readonly service: Service }) {
  if (!sections.firstVisit) return null;
  return (
    <FirstVisit
      content={firstVisit}
      prices={prices}
      price={service.price}
      bring={service.bring?.join(' · ')}
      isOfClass
      continues={hasClasses(service)}
    />
  );
}
