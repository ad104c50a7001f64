import { Island } from '@/components/ui/Island';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { prices } from '@/lib/content/firstVisit';
import { readServicePictures } from '@/lib/pictures/readPicture';
import { packWords } from '@/lib/words';
import { ServiceList } from './ServiceList';

interface PacksProps {
  /** The level of the heading. */
  readonly level: 2 | 3;
}

/** Packs and memberships. */
function Packs({ level }: PacksProps) {
  const { packs } = prices;
  if (packs.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <aside aria-labelledby="packs" className="packs">
      <Heading id="packs" className="label-caps">
        {packWords.heading}
      </Heading>
      <dl>
        {packs.map(({ name, price, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="pack-price">{price}</dd>
            {note && <dd className="pack-note">{note}</dd>}
          </div>
        ))}
      </dl>
    </aside>
  );
}

interface ServicesWithPacksProps {
  /** The heading level of the section that contains the services. */
  readonly level: 1 | 2;
}

/** The services as cards, and the packs below them. */
export async function ServicesWithPacks({ level }: ServicesWithPacksProps) {
  const { services, dataHash } = await readCatalogueFile();
  const pictures = await readServicePictures(services);
  return (
    <>
      <Island name="services">
        <ServiceList services={services} dataHash={dataHash} pictures={pictures} level={level} />
      </Island>
      <Packs level={level === 1 ? 2 : 3} />
    </>
  );
}
