import type { Ui } from '../data/ui.ts';
import type { VideoView } from '../page-view.ts';
import { Picture } from './Picture.tsx';

interface HeroVideoProps {
  video: VideoView;
  ui: Ui;
}

/** The still covers its frame, which is higher than 16 : 9: as wide as HeroVideo.css makes it. */
const stillSizes = '(width >= 60rem) 89vw, 111vw';

/**
 * The looping background video over its still, which can be seen through it until it plays: a `poster` would be one file
 * for all browsers. Nothing plays by itself: the boot script starts it after the page has loaded, unless the
 * visitor wants less motion or less data, and then shows the button that pauses it (WCAG 2.2.2).
 */
export function HeroVideo({ video, ui }: HeroVideoProps) {
  const { webm, mp4, still } = video;
  return (
    <>
      <div className="hero-video">
        <div className="hero-video__frame">
          <Picture picture={still} alt="" sizes={stillSizes} className="hero-video__still" isFirst />
          <video
            className="hero-video__video"
            data-hero-video
            muted
            loop
            playsInline
            preload="none"
            width={still.width}
            height={still.height}
            aria-hidden="true"
            tabIndex={-1}
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" />
          </video>
        </div>
      </div>
      <button
        type="button"
        className="hero-video__toggle"
        data-video-toggle
        data-play={ui.actions.playVideo}
        data-pause={ui.actions.pauseVideo}
        aria-label={ui.actions.playVideo}
        hidden
      />
    </>
  );
}
