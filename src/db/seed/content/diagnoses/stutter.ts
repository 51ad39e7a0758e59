import { ask, type DiagnosisSeed, result } from './step.ts';

/** Capture, computer, upload or platform: where frames are lost. */
export const stutter: DiagnosisSeed = {
  slug: 'stutter',
  document: 'troubleshoot-stutter',
  product: 'app',
  titleZh: '卡顿、花屏与丢帧',
  titleEn: 'Stutter, blocks and dropped frames',
  steps: [
    ask(
      'recording',
      ['同一时段的本地录像也卡吗？', 'Does the local recording of the same minutes stutter too?'],
      [
        '打开录像，跳到观众说卡的那一刻；没有录像，就看编码软件的预览。',
        'Open it at the moment viewers complained about; without one, watch the encoder’s preview.',
      ],
      [
        ['录像也卡', 'Yes, it stutters', 'local'],
        ['录像流畅，只有观众卡', 'No, only viewers see it', 'network'],
        [
          '不卡，是有方块、拖影或变色',
          'It does not stutter: there are blocks, smears or wrong colours',
          'look',
        ],
      ],
    ),
    ask(
      'local',
      [
        '编码软件的统计面板上，哪个数字在涨？',
        'Which figure keeps rising in the encoder’s statistics?',
      ],
      [
        '盯着看一分钟。偶尔加一不算，持续增加才算。',
        'Watch for a minute. One more now and then does not count; a steady rise does.',
      ],
      [
        ['采集丢帧', 'Frames dropped at capture', 'capture'],
        ['渲染延迟帧或编码跳帧', 'Frames late in rendering or skipped in encoding', 'computer'],
        ['都不涨', 'None of them', 'rate'],
      ],
    ),
    ask(
      'network',
      ['网络丢帧在涨吗？', 'Do frames dropped by the network keep rising?'],
      [
        '就在编码软件的统计面板上，与采集、渲染、编码三个数字放在一起。',
        'It is in the encoder’s statistics, beside capture, rendering and encoding.',
      ],
      [
        ['在涨', 'Yes', 'lower'],
        ['一直是 0', 'No, it stays at 0', 'who'],
      ],
    ),
    ask(
      'lower',
      [
        '把码率降三成，一分钟后还在丢吗？',
        'Lower the bit rate by a third: still dropping after a minute?',
      ],
      [
        '例如从 6 降到 4 Mbit/s。先稳住画面，再找原因。',
        'From 6 to 4 Mbit/s, for instance. Get the show stable first, look for the cause later.',
      ],
      [
        ['不丢了', 'No, it stopped', 'upload'],
        ['还在丢', 'Yes, it goes on', 'line'],
      ],
    ),
    ask(
      'who',
      [
        '请三位用不同运营商的同事各看一分钟，谁卡？',
        'Have three people on different carriers watch for a minute: who sees it?',
      ],
      [null, null],
      [
        ['都卡', 'All of them', 'ingest'],
        ['只有个别人卡', 'Only one or two', 'viewer'],
      ],
    ),
    ask(
      'look',
      ['最像哪一种？', 'What does it look like?'],
      [null, null],
      [
        ['人一动就满屏方块', 'Blocks all over whenever something moves', 'bitrate'],
        ['大块拖影，过一两秒突然恢复', 'Large smears that clear up after a second or two', 'loss'],
        ['绿屏、紫屏、错行', 'Green or purple screen, lines out of place', 'decode'],
        ['只有某一台手机上这样', 'Only one phone shows it', 'viewer'],
      ],
    ),
    result(
      'capture',
      ['帧丢在采集：线缆、采集卡或 USB 带宽', 'Lost at capture: cable, card or USB bandwidth'],
      [
        'USB 3.0 的一个控制器只够放一块 1080p60 的采集卡。',
        'One USB 3.0 controller carries one card at 1080p60, no more.',
      ],
      [
        [
          '采集卡换到独立的 USB 3 口，移动硬盘和摄像头挪开。',
          'Give the card a USB 3 port of its own; move drives and webcams elsewhere.',
        ],
        [
          '换一根短线，关闭摄像机的自动休眠。',
          'Use a shorter cable and turn the camera’s auto power-off off.',
        ],
        ['缓冲帧数设为 2～3。', 'Set the capture buffer to 2 or 3 frames.'],
        [
          '仍在涨：先降到 1080p30 开播，下播后换采集卡。',
          'Still rising: go on at 1080p30 and change the card after the show.',
        ],
      ],
      ['capture-usb-bandwidth', 'hdmi-sdi-cables'],
    ),
    result(
      'computer',
      ['电脑忙不过来', 'The computer cannot keep up'],
      [
        '渲染延迟说明显卡太忙，编码跳帧说明编码器太忙。',
        'Late rendering means a busy graphics card; skipped encoding means a busy encoder.',
      ],
      [
        [
          '关掉多余的预览窗口、浏览器和系统录屏，预览降到 15 帧。',
          'Close spare previews, browsers and screen recorders; run the preview at 15 frames.',
        ],
        [
          '渲染延迟高：降画布分辨率或帧率，把显卡占用压到 85% 以下。',
          'Late rendering: lower the canvas until the graphics card is below 85%.',
        ],
        [
          '编码跳帧高：改用硬件编码，软件编码则把预设调快一档。',
          'Skipped encoding: use the hardware encoder, or a faster preset in software.',
        ],
        [
          '笔记本电脑接电源，电源计划设为高性能，看风扇和出风口。',
          'On a laptop plug in, choose the high-performance plan and check the vents.',
        ],
      ],
      ['bitrate-and-keyframes'],
    ),
    result(
      'rate',
      ['帧率没有统一，或来源本身不匀', 'Frame rates differ, or the source is uneven'],
      [
        '59.94 与 60 混用，约 17 秒跳一下；手机和 USB 摄像头多是可变帧率，会没有规律地顿。',
        '59.94 against 60 jumps about every 17 seconds; phones and webcams vary and jerk at random.',
      ],
      [
        [
          '摄像机、软件工程、编码器改成同一个帧率，例如都是 50 或都是 25。',
          'Set camera, project and encoder to one rate, say 50 or 25 throughout.',
        ],
        [
          '摄像机内录十秒回放，也顿就是机身的设置。',
          'Record ten seconds in the camera; if that jerks, it is the camera.',
        ],
        [
          '可变帧率的手机、摄像头，换成固定帧率的机位。',
          'Use a camera with a fixed rate in place of phones and webcams.',
        ],
        [
          '只有录像顿而预览流畅：录到独立的固态硬盘。',
          'If only the recording jerks and the preview does not, record to an SSD of its own.',
        ],
      ],
      ['multicam-genlock', 'local-recording'],
    ),
    result(
      'upload',
      ['上行余量不够', 'Too little upload'],
      [
        '套餐写的是峰值下行，推流占用的是持续上行，而且只用六成。',
        'The contract states peak download; a stream needs sustained upload, and should use only 60% of it.',
      ],
      [
        ['保持降下来的码率播完这一场。', 'Finish this show at the lower rate.'],
        [
          '停掉同一网络里的网盘同步、系统更新和手机投屏。',
          'Stop cloud sync, updates and casting on the same network.',
        ],
        [
          '下播后在同一时段测五分钟上行，取最低值。',
          'Later, measure upload for five minutes at the same hour and take the lowest value.',
        ],
        [
          '最低值达到总码率的 {{fact:upload-go-live}}，才把码率加回去。',
          'Raise the rate again only where that is {{fact:upload-go-live}} the total.',
        ],
      ],
      ['upload-and-backup', 'network-qos'],
    ),
    result(
      'line',
      ['线路本身在丢包', 'The line itself loses packets'],
      [
        '降码率也没有用，问题就在无线、线缆或运营商。',
        'If a lower rate does not help, look at Wi-Fi, the cables and the carrier.',
      ],
      [
        [
          '编码电脑用的是无线，先插上网线。',
          'If the encoder is on Wi-Fi, plug in a network cable first.',
        ],
        [
          '换一根网线、换交换机的一个口，再看一分钟。',
          'Change the cable and the port of the switch, and watch for a minute.',
        ],
        [
          '仍然丢：切到备用线路，例如另一家运营商的 5G。',
          'Still dropping: switch to the backup, such as 5G from another carrier.',
        ],
        [
          '留一份 mtr 结果，一直延续到最后一跳的丢包，拿去找运营商。',
          'Keep an mtr report; loss that goes on to the last hop is the carrier’s.',
        ],
      ],
      ['network-qos', 'upload-and-backup'],
    ),
    result(
      'ingest',
      ['平台接入点或分发的问题', 'The platform’s ingest or delivery'],
      [
        '您这边四个数字都是零，所有人都卡，问题在推流到达之后。',
        'With all four figures at zero and everyone affected, it happens after your stream has arrived.',
      ],
      [
        ['换成备用的推流地址，重新推。', 'Change to the backup ingest address and push again.'],
        [
          '看关键帧间隔是不是 2 秒，码率控制是不是 CBR。',
          'Check that key frames come every 2 seconds and the rate control is CBR.',
        ],
        [
          '记下开始时间、推流地址和四个数字，联系平台。',
          'Note the time, the ingest address and the four figures, and call the platform.',
        ],
      ],
      ['bitrate-and-keyframes', 'ndi-srt-rtmp'],
    ),
    result(
      'viewer',
      ['观众自己的网络或手机', 'The viewer’s own network or phone'],
      [
        '直播不用动。多数人流畅时，改码率反而影响所有人。',
        'Leave the show alone: changing the rate would trouble everyone else.',
      ],
      [
        [
          '请对方切换到低一档清晰度，或在无线与流量之间换一下。',
          'Ask them to choose a lower quality, or to swap Wi-Fi and mobile data.',
        ],
        [
          '退出直播间重进，更新播放软件。',
          'Have them leave and enter again, and update the player.',
        ],
        [
          '同型号的手机都花屏，用 H.264 High 档测试一场。',
          'If every phone of one model breaks up, test a show in H.264 High.',
        ],
      ],
      ['bitrate-and-keyframes'],
    ),
    result(
      'bitrate',
      ['码率不够这个画面用', 'The bit rate is too low for this shot'],
      [
        '花雨、走秀和快速运镜，比坐着讲解多要四成码率。',
        'Falling petals, catwalks and fast moves need some 40% more than a seated talk.',
      ],
      [
        [
          '1080p30 的 H.264 提到 6 Mbit/s，平台有上限时以平台为准。',
          'Raise H.264 at 1080p30 to 6 Mbit/s, within the platform’s limit.',
        ],
        ['上行不够，就降到 720p。', 'If upload is short, go down to 720p.'],
        [
          '码率控制用 CBR，缓冲区取 1～2 秒的码率。',
          'Use CBR with a buffer of one to two seconds.',
        ],
        [
          '减少整屏飘动的特效，抠像噪点也降下来。',
          'Use fewer effects that move the whole screen, and less noise in the key.',
        ],
      ],
      ['bitrate-and-keyframes'],
    ),
    result(
      'loss',
      ['丢包后在等下一个关键帧', 'Packets got lost, and the player waits for a key frame'],
      [
        'UDP 类协议丢了包又没来得及重传，就是这个样子。',
        'That is what UDP protocols look like when a resend comes too late.',
      ],
      [
        [
          '用 SRT 推流：延迟参数加到往返时间的{{fact:srt-latency-factor.word}}以上。',
          'With SRT, raise the latency to at least {{fact:srt-latency-factor.word}} the round trip.',
        ],
        [
          '关键帧间隔设为 2 秒，花了也能很快恢复。',
          'Set key frames to 2 seconds, so that it recovers quickly.',
        ],
        [
          '编码电脑改用网线，码率降三成。',
          'Put the encoder on a cable and lower the rate by a third.',
        ],
        [
          '仍然频繁：换线路，并按直播间网络一文量一次丢包。',
          'If it keeps happening, change the line and measure its loss.',
        ],
      ],
      ['srt-tuning', 'network-qos'],
    ),
    result(
      'decode',
      ['显卡、驱动或解码出错', 'Graphics card, driver or decoder at fault'],
      [
        '整屏变绿、变紫或错行，不是码率问题。',
        'Green, purple or shifted screens have nothing to do with the bit rate.',
      ],
      [
        [
          '先看输入画面：输入就是这样，回到采集格式与线缆。',
          'Look at the input first: if it is like that already, go back to capture format and cable.',
        ],
        ['重启编码软件，更新显卡驱动。', 'Restart the encoder and update the graphics driver.'],
        [
          '硬件编码与软件编码互换一次，看是否消失。',
          'Swap hardware and software encoding once and see whether it goes away.',
        ],
        ['显卡超频的恢复默认，看温度。', 'Undo overclocking and check the temperature.'],
      ],
      ['capture-usb-bandwidth', 'bitrate-and-keyframes'],
    ),
  ],
};
