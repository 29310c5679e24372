import type { Ui } from '../../src/schema/index.ts';
import type { VideoView } from '../page-view.ts';

interface HeroVideoProps {
  video: VideoView;
  ui: Ui;
}

/**
 * The looping background video. Nothing plays by itself: the boot script starts it after the page has loaded, unless the
 * visitor wants less motion or less data, and then shows the button that pauses it (WCAG 2.2.2).
 */
export function HeroVideo({ video, ui }: HeroVideoProps) {
  const { webm, mp4, poster, width, height } = video;
  return (
    <>
      <div className="hero-video">
        <video
          className="hero-video__video"
          data-hero-video
          muted
          loop
          playsInline
          preload="none"
          poster={poster}
          width={width}
          height={height}
          aria-hidden="true"
          tabIndex={-1}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
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
