import Armchair from 'lucide-react/icons/armchair';
import Cpu from 'lucide-react/icons/cpu';
import Handshake from 'lucide-react/icons/handshake';
import Package from 'lucide-react/icons/package';
import Shirt from 'lucide-react/icons/shirt';

const ICONS: Readonly<Record<string, typeof Package>> = {
  Furniture: Armchair,
  Textile: Shirt,
  Electronics: Cpu,
  Services: Handshake,
};

/** The icon of a category; a parcel for an unknown one. */
export const categoryIcon = (category: string): typeof Package => ICONS[category] ?? Package;
