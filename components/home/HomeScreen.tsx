import { Carousel } from '@/components/carousel/Carousel';
import { ClosingCall } from '@/components/home/ClosingCall';
import { CoachTeaser } from '@/components/home/CoachTeaser';
import { HowItWorks } from '@/components/home/HowItWorks';
import { Visit } from '@/components/home/Visit';
import { DeferredContent } from '@/components/navigation/DeferredContent';
import { ServicesSection } from '@/components/services/ServicesSection';

/** The Home screen (product 2.4), served at `/` and `/home`. */
export function HomeScreen() {
  return (
    <>
      <Carousel />
      <DeferredContent>
        <ServicesSection level={2} />
        <HowItWorks />
        <CoachTeaser />
        <Visit />
        <ClosingCall />
      </DeferredContent>
    </>
  );
}
