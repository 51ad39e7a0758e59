import { ask, type DiagnosisSeed, result } from './step.ts';

/** From the lens to the software: where the picture gets lost. */
export const noPicture: DiagnosisSeed = {
  slug: 'no-picture',
  document: 'troubleshoot-no-signal',
  product: 'cyan',
  titleZh: '没有画面',
  titleEn: 'No picture',
  steps: [
    ask(
      'screen',
      [
        '软件的输入画面里，现在看到的是什么？',
        'What does the input of the software show right now?',
      ],
      [
        '看青幕或编码软件里的输入窗口，不看摄像机自己的屏。',
        'Look at the input in Cyan or the encoder, not at the screen of the camera.',
      ],
      [
        ['“无信号”字样、彩条或厂商标志', '“No signal”, colour bars or a maker’s logo', 'monitor'],
        ['全黑，但界面上显示了分辨率', 'Black, yet a resolution is shown', 'source'],
        ['全黑，分辨率也是空的', 'Black, and no resolution either', 'listed'],
        [
          '有画面，但花屏、错色，或时有时无',
          'A picture, but torn, miscoloured or coming and going',
          'kind',
        ],
      ],
    ),
    ask(
      'monitor',
      [
        '把摄像机直接接到一台监视器或电视，有画面吗？',
        'Plug the camera straight into a monitor or TV: is there a picture?',
      ],
      ['用一根确定好的线，中间什么都不接。', 'Use a cable you trust, with nothing in between.'],
      [
        ['有画面', 'Yes', 'direct'],
        ['没有画面', 'No', 'camera'],
      ],
    ),
    ask(
      'direct',
      [
        '用这根好线把摄像机直接接到采集卡，画面恢复了吗？',
        'Now run that good cable straight from camera to capture card: is the picture back?',
      ],
      [
        '跳过转换器、分配器、切换台和延长线。',
        'Leave out converters, splitters, switchers and extensions.',
      ],
      [
        ['恢复了', 'Yes', 'cable'],
        ['没有恢复', 'No', 'card'],
      ],
    ),
    ask(
      'card',
      ['采集卡的灯亮吗？系统认得它吗？', 'Is the card lit, and does the system know it?'],
      [
        'Windows 看设备管理器里有没有它、有没有黄色感叹号；macOS 看“系统信息”的 USB 一栏。',
        'On Windows look in Device Manager for it and for a yellow mark; on macOS under USB in System Information.',
      ],
      [
        ['灯亮，系统也认得', 'Lit, and known', 'input'],
        ['灯不亮，或系统不认得', 'Dark, or unknown', 'driver'],
      ],
    ),
    ask(
      'source',
      ['给采集卡送信号的是什么？', 'What sends the signal to the card?'],
      [
        '有些机身接着 HDMI 时会关掉自己的屏，先拔掉线再看。',
        'Some cameras turn their own screen off while HDMI is plugged in: pull the cable before you look.',
      ],
      [
        ['摄像机，它自己的屏上也是黑的', 'A camera, and its own screen is black too', 'camera'],
        ['摄像机，它自己的屏上有画面', 'A camera, and its own screen shows a picture', 'format'],
        ['电脑、手机、游戏机或机顶盒', 'A computer, phone, console or set-top box', 'protected'],
      ],
    ),
    ask(
      'listed',
      ['软件的设备列表里有这块采集卡吗？', 'Is the card in the software’s list of devices?'],
      [null, null],
      [
        ['有', 'Yes', 'access'],
        ['没有', 'No', 'driver'],
      ],
    ),
    ask(
      'kind',
      ['是哪一种不正常？', 'What is wrong with it?'],
      [null, null],
      [
        [
          '整屏偏绿、偏紫，或有零星的白点、彩点',
          'All green or purple, or scattered white and coloured dots',
          'cable',
        ],
        [
          '错行、花屏、大块色块',
          'Lines out of place, torn picture, large blocks of colour',
          'bandwidth',
        ],
        [
          '每隔一阵黑一下，或用十几分钟就断',
          'Black now and then, or gone after a quarter of an hour',
          'handshake',
        ],
      ],
    ),
    result(
      'camera',
      ['摄像机没有送出画面', 'The camera sends no picture'],
      [
        '问题在镜头、机身或它的输出设置，线和电脑可以先不动。',
        'It is the lens, the body or its output settings; leave cables and computer alone.',
      ],
      [
        [
          '取下镜头盖，打开电源，按一下快门把机身从休眠里唤醒。',
          'Take the lens cap off, switch on, and press the shutter to wake the camera.',
        ],
        [
          '换一块满电的电池或接上外接电源，关闭自动休眠。',
          'Put in a full battery or plug in mains power, and turn auto power-off off.',
        ],
        [
          '在菜单里打开 HDMI 或 SDI 输出，输出改成 1080p、标准 Rec.709、8 位。',
          'Turn the HDMI or SDI output on in the menu and set it to 1080p, plain Rec.709, 8 bits.',
        ],
        [
          '光圈开到 f/4，快门 1/100 s，感光度回到基准值，再看一次。',
          'Open to f/4 at 1/100 s and base ISO, and look again.',
        ],
        [
          '仍然没有：换一台机身开播，这台送修。',
          'Still nothing: go on air with another body and have this one repaired.',
        ],
      ],
      ['camera-settings-for-keying'],
    ),
    result(
      'cable',
      ['多半是线缆，或中间的一台设备', 'A cable, or a device in between'],
      [
        '线接近长度极限、接头松动、HDMI 断了一对线，都是这些样子。',
        'A cable at its limit, a loose plug or one broken pair in HDMI all look like this.',
      ],
      [
        ['先用一根短线直连，恢复画面。', 'First get the picture back with one short cable.'],
        [
          '把原来的线和设备一段一段加回去，加到出错的那一段为止。',
          'Add the old cables and devices back one by one, up to the one that breaks it.',
        ],
        [
          '有源光纤线看方向：SOURCE 一头接摄像机。',
          'Active optical cables have a direction: the SOURCE end goes to the camera.',
        ],
        [
          'SDI 接头拧紧，踩扁过的线直接换；转换器单独供电。',
          'Lock SDI plugs, replace crushed cable, and power converters from their own supply.',
        ],
        [
          '整屏偏绿、偏紫，换线前先把两端的 RGB／YCbCr 设成一致。',
          'All green or purple: before changing cables, set RGB or YCbCr alike at both ends.',
        ],
      ],
      ['hdmi-sdi-cables'],
    ),
    result(
      'input',
      ['采集卡没有收到信号', 'The card does not receive the signal'],
      [
        '常见原因是格式不支持，例如 4K60 接到了只认 1080p 的卡上；也可能是输入口坏了。',
        'Usually the format is not supported, say 4K60 into a 1080p card; sometimes the input is broken.',
      ],
      [
        [
          '把摄像机输出降到 1080p30 再看；有画面，就是格式或带宽的问题。',
          'Drop the camera to 1080p30; if a picture appears, it was format or bandwidth.',
        ],
        [
          '对照采集卡说明书的输入格式表，选一种与工程帧率一致的格式。',
          'Pick a format from the card’s table of inputs that matches the frame rate of the project.',
        ],
        [
          '卡上有两个输入口时，在软件里选中正在用的那一个，再换另一个口试。',
          'With two inputs, select the one in use in the software, then try the other.',
        ],
        [
          '换一块卡或换一台电脑试，分清是卡还是口。',
          'Try another card or another computer to tell card from input.',
        ],
      ],
      ['hdmi-sdi-cables', 'capture-usb-bandwidth'],
    ),
    result(
      'driver',
      ['电脑没有认出采集卡', 'The computer does not see the card'],
      [
        '与摄像机无关：是供电、接口或驱动。',
        'Nothing to do with the camera: it is power, port or driver.',
      ],
      [
        [
          '换到机箱后面板的 USB 3 口，不经过集线器和前面板，线也换一根。',
          'Move it to a USB 3 port at the back, without hub or front panel, and change the cable.',
        ],
        [
          '需要外接电源的卡，接上原装适配器；PCIe 卡关机断电后重新插紧。',
          'Plug in the adapter where there is one; reseat a PCIe card with the power off.',
        ],
        ['从厂商网站装最新驱动，重启电脑。', 'Install the maker’s latest driver and restart.'],
        ['关闭系统的 USB 选择性暂停。', 'Turn USB selective suspend off.'],
        [
          '换一台电脑，灯仍不亮，就是卡坏了。',
          'If it stays dark on another computer, the card is dead.',
        ],
      ],
      ['capture-usb-bandwidth', 'install-cyan'],
    ),
    result(
      'format',
      ['信号到了，但采集卡或软件读不懂它', 'The signal arrives but is not understood'],
      [
        '机身输出 HDR、Log 或 10 位，而采集端不支持时，画面会全黑或严重偏色。',
        'HDR, Log or 10 bits from the camera turn black or badly coloured where the card cannot read them.',
      ],
      [
        [
          '机身输出改成标准 Rec.709、8 位，关闭 HDR 与 Log 输出。',
          'Set the camera to plain Rec.709 and 8 bits, with HDR and Log output off.',
        ],
        ['软件里的像素格式选 YUY2 或 NV12。', 'Choose YUY2 or NV12 as the pixel format.'],
        ['分辨率与帧率改成与机身一致。', 'Match resolution and frame rate to the camera.'],
        [
          '在软件里移除这台设备，再添加一次。',
          'Remove the device in the software and add it again.',
        ],
      ],
      ['rec709-chroma-subsampling', 'capture-usb-bandwidth'],
    ),
    result(
      'protected',
      ['可能是版权保护（HDCP）', 'Probably copy protection (HDCP)'],
      [
        '采集卡按规定不显示受保护的信号。典型的样子：菜单看得见，一播就黑。',
        'Capture cards must not show protected signals. Typically menus are visible and playback is black.',
      ],
      [
        [
          '同一根线、同一个口接摄像机：有画面，就可以确认。',
          'Connect a camera with the same cable to the same socket: a picture confirms it.',
        ],
        [
          '游戏机的系统设置里通常有“启用 HDCP”，直播游戏时关掉它。',
          'Consoles usually have “Enable HDCP” in their settings: turn it off to stream a game.',
        ],
        [
          '电脑改用软件内的窗口或屏幕采集，手机改用官方投屏。',
          'Capture a computer’s window or screen in the software; cast a phone the official way.',
        ],
        [
          '受保护的影片不能采，也不要找办法绕过，换一段有授权的素材。',
          'Protected films cannot be captured; do not work around it, use material you have rights to.',
        ],
      ],
      ['hdmi-sdi-cables'],
    ),
    result(
      'access',
      ['软件打不开采集卡：被占用，或没有权限', 'The card cannot be opened: in use, or not allowed'],
      [
        '系统相机、会议软件和虚拟摄像头是最常见的占用者。',
        'The system’s camera app, meeting software and virtual cameras are the usual suspects.',
      ],
      [
        [
          '关掉会议软件、系统相机和其他采集程序，重新选择设备。',
          'Quit meeting software, the camera app and other capture programs, then select the device again.',
        ],
        [
          '在系统的隐私设置（Windows 叫“相机”）里允许本软件，再重启软件。',
          'Allow the software to use the camera in the system’s privacy settings, then restart it.',
        ],
        [
          '同一块卡常显示两三项，逐项试；像素格式选 YUY2 或 NV12。',
          'One card often has two or three entries: try each, with YUY2 or NV12.',
        ],
        [
          '会议软件也要这路画面时，用青幕的虚拟摄像头给它，不要两个程序抢一块卡。',
          'If a meeting needs the video too, give it Cyan’s virtual camera instead of sharing the card.',
        ],
      ],
      ['install-cyan', 'pre-show-checklist'],
    ),
    result(
      'bandwidth',
      ['像素格式不对，或 USB 带宽不够', 'Wrong pixel format, or too little USB bandwidth'],
      [
        '1080p60 的 YUY2 要 1.99 Gbit/s，USB 2.0 口和共用的集线器都装不下。',
        '1080p60 in YUY2 takes 1.99 Gbit/s: too much for USB 2.0 and for a shared hub.',
      ],
      [
        [
          '像素格式选 YUY2 或 NV12，名字看不懂的项不要选。',
          'Choose YUY2 or NV12, nothing with a name you do not know.',
        ],
        [
          '采集卡独占一个 USB 3 口，不与移动硬盘、摄像头共用集线器。',
          'Give the card a USB 3 port of its own, not a hub with drives and webcams.',
        ],
        ['换一根标明 5 Gbit/s 以上的短线。', 'Change to a short cable rated at 5 Gbit/s or more.'],
        [
          '降到 1080p30 验证：正常了，就是带宽。',
          'Check at 1080p30: if that is clean, it was bandwidth.',
        ],
      ],
      ['capture-usb-bandwidth'],
    ),
    result(
      'handshake',
      ['握手重来，或设备自动休眠', 'The handshake starts over, or something goes to sleep'],
      [
        '隔几分钟黑一秒是握手与供电，十几分钟断一次通常是节电。',
        'A second of black every few minutes is handshake or power; every quarter of an hour is power saving.',
      ],
      [
        [
          '关闭摄像机的自动休眠和系统的 USB 选择性暂停。',
          'Turn off the camera’s auto power-off and USB selective suspend.',
        ],
        [
          '换短线，接头加锁扣或线夹，别让线的重量吊在接口上。',
          'Use a shorter cable with locks or clamps, so that its weight does not hang on the socket.',
        ],
        [
          '转换器改用自己的电源，不从 USB 口取电。',
          'Power converters from their own supply, not from USB.',
        ],
        [
          '先开采集和显示，最后开摄像机，让它读到接收端的 EDID。',
          'Switch capture and displays on first and the camera last, so that it reads their EDID.',
        ],
      ],
      ['hdmi-sdi-cables', 'capture-usb-bandwidth'],
    ),
  ],
};
