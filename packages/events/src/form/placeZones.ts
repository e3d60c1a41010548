import { INDONESIAN_ZONES } from '../when/zones.ts';

const [WIB, WITA, WIT] = INDONESIAN_ZONES;

/** Cities, islands and provinces by their zone, as members write them in a location. */
const PLACES: Readonly<Record<string, string>> = {
  [WIT]:
    'papua|jayapura|sentani|wamena|merauke|timika|nabire|biak|serui|manokwari|sorong|raja ampat|' +
    'fakfak|kaimana|maluku|ambon|tual|masohi|ternate|tidore|sofifi|halmahera|tobelo',
  [WITA]:
    'bali|denpasar|badung|ubud|gianyar|singaraja|kuta|sanur|nusa tenggara|ntb|ntt|mataram|lombok|' +
    'sumbawa|bima|kupang|flores|labuan bajo|maumere|waingapu|sulawesi|makassar|maros|gowa|' +
    'parepare|pare-pare|palopo|toraja|bulukumba|manado|bitung|tomohon|gorontalo|palu|poso|kendari|' +
    'baubau|bau-bau|wakatobi|mamuju|balikpapan|samarinda|bontang|tenggarong|tarakan|nunukan|' +
    'banjarmasin|banjarbaru|martapura|kalimantan timur|kalimantan selatan|kalimantan utara|ikn',
  [WIB]:
    'jakarta|bogor|depok|tangerang|bekasi|banten|serang|cilegon|bandung|cimahi|cirebon|garut|' +
    'tasikmalaya|sukabumi|karawang|jawa|semarang|solo|surakarta|sukoharjo|klaten|salatiga|' +
    'magelang|pekalongan|tegal|kudus|jepara|purwokerto|cilacap|yogyakarta|jogja|jogjakarta|' +
    'bantul|sleman|surabaya|sidoarjo|gresik|malang|batu|kediri|madiun|jember|banyuwangi|madura|' +
    'sumatera|sumatra|medan|deli serdang|padang|bukittinggi|pekanbaru|dumai|riau|batam|bintan|' +
    'tanjungpinang|palembang|lampung|jambi|bengkulu|bangka|belitung|pangkalpinang|aceh|takengon|' +
    'lhokseumawe|pontianak|singkawang|kalimantan barat|kalimantan tengah|palangka raya|palangkaraya',
};

const PATTERNS = Object.entries(PLACES).map(
  ([zone, names]) => [zone, new RegExp(`(?<![\\p{L}-])(?:${names})(?![\\p{L}-])`, 'iu')] as const,
);

/** Returns the zone of a location; null for unknown places, and for names in several zones. */
export function zoneOfPlace(location: string): string | null {
  const [zone, ...others] = PATTERNS.filter(([, names]) => names.test(location));
  return zone && others.length === 0 ? zone[0] : null;
}
