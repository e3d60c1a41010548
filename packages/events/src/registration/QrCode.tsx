import { encode } from 'uqr';
import { useTexts } from '../texts.ts';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** Text a scanner reads: the server's, unchanged. */
  value: string;
  /** Title of the event the code admits to. */
  title: string;
}

/** A QR code as one path; black on white in every theme, since scanners need the contrast. */
export function QrCode({ value, title }: QrCodeProps) {
  const { t } = useTexts();
  // The wide border is the quiet zone that scanners require.
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="sg-event-qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('code', { title })}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
