import { Carousel } from '@/components/carousel/Carousel';
import { ClosingCall } from '@/components/home/ClosingCall';
import { CoachTeaser } from '@/components/home/CoachTeaser';
import { HowItWorks } from '@/components/home/HowItWorks';
import { Visit } from '@/components/home/Visit';
import { AfterHeading } from '@/components/navigation/AfterHeading';
import { ServicesSection } from '@/components/services/ServicesSection';

/** The Home screen (spec 2), served at `/` and `/home`. */
export function HomeScreen() {
  return (
    <>
      <Carousel />
      <AfterHeading>
        <ServicesSection level={2} />
        <HowItWorks />
        <CoachTeaser />
        <Visit />
        <ClosingCall />
      </AfterHeading>
    </>
  );
}
