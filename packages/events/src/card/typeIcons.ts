import CalendarDays from 'lucide-react/icons/calendar-days';
import Hammer from 'lucide-react/icons/hammer';
import Handshake from 'lucide-react/icons/handshake';
import Presentation from 'lucide-react/icons/presentation';
import Store from 'lucide-react/icons/store';
import Video from 'lucide-react/icons/video';
import type { ComponentType } from 'react';

const ICONS: Readonly<Record<string, ComponentType>> = {
  Workshop: Hammer,
  'Trade Show': Store,
  Networking: Handshake,
  Conference: Presentation,
  Webinar: Video,
};

/** Icon of an event type. */
export const typeIcon = (type: string): ComponentType => ICONS[type] ?? CalendarDays;
