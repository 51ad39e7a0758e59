import type { RefObject } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import { AreaPad } from './area-pad.tsx';
import { CompareView } from './compare-view.tsx';
import type { KeyingState } from './keying.ts';
import { cutoutMessages } from './messages.ts';
import { PanPad, ZOOM, type ZoomSpot } from './pan-pad.tsx';
import { PickPad } from './pick-pad.tsx';
import type { Cutout } from './use-cutout.ts';
import { WipePad } from './wipe-pad.tsx';

/** The picture, as large as fits, and over it the part that the chosen tool or view needs. */
export function Stage({
  host,
  cutout,
  state,
  zoom,
  onZoom,
}: {
  /** The keyed canvas is put into it. */
  host: RefObject<HTMLDivElement | null>;
  cutout: Cutout;
  state: KeyingState;
  zoom: ZoomSpot | undefined;
  onZoom(spot: ZoomSpot): void;
}) {
  const text = useMessages(cutoutMessages);
  const { width, height } = state;
  const ratio = width / height;
  return (
    <div className="@container-size relative grid size-full place-items-center overflow-hidden bg-stage">
      <div
        className="relative overflow-hidden"
        style={{ width: `min(100cqw, ${ratio * 100}cqh)`, aspectRatio: ratio }}
      >
        <div
          ref={host}
          role="img"
          aria-label={text.stage(`${width} × ${height}`)}
          className={cx('absolute inset-0 *:size-full', zoom && '*:[image-rendering:pixelated]')}
          style={
            zoom && {
              transform: `scale(${ZOOM})`,
              transformOrigin: `${zoom.u * 100}% ${zoom.v * 100}%`,
            }
          }
        />
        <Overlay cutout={cutout} zoom={zoom} onZoom={onZoom} />
      </div>
      {cutout.view === 'compare' && <CompareView cutout={cutout} />}
    </div>
  );
}

function Overlay({
  cutout,
  zoom,
  onZoom,
}: {
  cutout: Cutout;
  zoom: ZoomSpot | undefined;
  onZoom(spot: ZoomSpot): void;
}) {
  const { parts, tool, settings, change, setTool } = cutout;
  if (zoom) return <PanPad spot={zoom} onChange={onZoom} />;
  if (tool === 'area') {
    return <AreaPad area={settings.area} onChange={(area) => change({ ...settings, area })} />;
  }
  if (tool && parts) {
    return (
      <PickPad
        keying={parts.keying}
        onPick={(color) => cutout.pick(tool, color)}
        onCancel={() => setTool(undefined)}
      />
    );
  }
  if (cutout.view === 'wipe') return <WipePad split={cutout.split} onChange={cutout.setSplit} />;
  return null;
}
