import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTexts } from '../texts.ts';
import type { ImageArea } from './avatarMachine.ts';

/** Maximum zoom, and the step of a key press or drag. */
const ZOOM_MAX = 4;
const ZOOM_STEP = 0.05;
/** Pixels by which an arrow key moves the image. */
const KEY_STEP = 8;

interface CropAreaProps {
  file: File;
  /** The square selected before, if any. */
  initialArea: ImageArea | null;
  /** Called with the visible square, in pixels of the image. */
  onArea: (area: ImageArea) => void;
  /** Called when the browser cannot decode the image. */
  onUnreadable: () => void;
}

/** An image behind a round window: dragged, pinched, or moved and zoomed by keyboard. */
export function CropArea({ file, initialArea, onArea, onUnreadable }: CropAreaProps) {
  const { t } = useTexts();
  const id = useId();
  const [url, setUrl] = useState<string | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className="sg-profile-crop">
      <div className="sg-profile-crop-place">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            maxZoom={ZOOM_MAX}
            keyboardStep={KEY_STEP}
            {...(initialArea && { initialCroppedAreaPixels: initialArea })}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '', onError: onUnreadable }}
            cropperProps={{
              role: 'group',
              'aria-label': t('avatar.crop'),
              'aria-describedby': `${id}-hint`,
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, area) => onArea(area)}
          />
        )}
      </div>
      <label className="sg-profile-zoom">
        <span>{t('avatar.zoom')}</span>
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <p id={`${id}-hint`} className="sg-profile-note">
        {t('avatar.cropHint')}
      </p>
    </div>
  );
}
