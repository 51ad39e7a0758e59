// C# binding of cyan_keyer.h 1.6; needs .NET 8, 64 bit and cyan.dll beside the program.
using System.Runtime.InteropServices;

namespace Mujing.Cyan;

public enum CyanError
{
    Ok = 0,
    LicenseMissing = 10,
    LicenseDamaged = 11,
    LicenseNotYetValid = 12,
    LicenseExpired = 13,
    LicenseIdentity = 14,
    LicensePlatform = 15,
    LicenseStreams = 16,
    DeviceUnsupported = 20,
    DeviceLost = 21,
    InputFormat = 30,
    InputSize = 31,
    InputValue = 32,
    InputPreset = 33,
    OutOfMemory = 40,
    ModelMissing = 41,
    Internal = 50,
    LicenseExpiring = 100,
}

public enum CyanFormat { Bgra = 1, Rgba = 2, Nv12 = 3, P010 = 4, Yuy2 = 5 }
public enum CyanMode { Key, Person, Both }
public enum CyanScope { Person, Frame }
public enum CyanView { Result, Alpha, Source }

public sealed class CyanException(CyanError error) : Exception(Text(error))
{
    public CyanError Error { get; } = error;

    private static string Text(CyanError error) =>
        Marshal.PtrToStringUTF8(Native.cyan_message((int)error)) ?? error.ToString();
}

public sealed record CyanParams
{
    public CyanMode Mode { get; init; } = CyanMode.Key;
    public required IReadOnlyList<uint> Keys { get; init; }
    public float Tolerance { get; init; } = 0.2f;
    public float Softness { get; init; } = 0.08f;
    public float ChokePx { get; init; }
    public float Despill { get; init; } = 0.5f;
    public CyanScope DespillScope { get; init; } = CyanScope.Person;
    public IReadOnlyList<uint> ProtectColours { get; init; } = [];
    public float PersonThreshold { get; init; } = 0.5f;
    public float PersonFeatherPx { get; init; } = 2f;
    public float PersonSmoothing { get; init; } = 0.4f;
    public CyanView View { get; init; } = CyanView.Result;
}

public sealed record CyanOptions(string License, uint Width, uint Height, CyanFormat Format)
{
    public string? Identity { get; init; }
}

public readonly record struct CyanStatus(int DaysLeft, CyanError Warning, float FrameMs, ulong Frames);

public sealed unsafe class CyanKeyer : IDisposable
{
    private readonly CyanOptions options;
    private nint keyer;

    public CyanKeyer(CyanOptions options)
    {
        this.options = options;
        var license = Marshal.StringToCoTaskMemUTF8(options.License);
        var identity = Marshal.StringToCoTaskMemUTF8(options.Identity);
        try
        {
            var native = new Native.Options
            {
                size = (uint)sizeof(Native.Options),
                license = license,
                identity = identity,
                width = options.Width,
                height = options.Height,
                format = (int)options.Format,
            };
            Check(Native.cyan_create(&native, out keyer));
        }
        finally
        {
            Marshal.FreeCoTaskMem(license);
            Marshal.FreeCoTaskMem(identity);
        }
    }

    public void Set(CyanParams value)
    {
        if (value.Keys.Count is < 1 or > 8 || value.ProtectColours.Count > 4)
            throw new CyanException(CyanError.InputValue);
        var native = new Native.Params
        {
            size = (uint)sizeof(Native.Params),
            keyCount = (uint)value.Keys.Count,
            tolerance = value.Tolerance,
            softness = value.Softness,
            chokePx = value.ChokePx,
            despill = value.Despill,
            despillScope = (int)value.DespillScope,
            protectColourCount = (uint)value.ProtectColours.Count,
            mode = (int)value.Mode,
            personThreshold = value.PersonThreshold,
            personFeatherPx = value.PersonFeatherPx,
            personSmoothing = value.PersonSmoothing,
            view = (int)value.View,
        };
        for (var i = 0; i < value.Keys.Count; i++) native.keys[i] = value.Keys[i];
        for (var i = 0; i < value.ProtectColours.Count; i++) native.protectColours[i] = value.ProtectColours[i];
        Check(Native.cyan_set_params(keyer, &native));
    }

    /// <summary>Reads a preset as Cyan exports it.</summary>
    public void Load(string json)
    {
        var text = Marshal.StringToCoTaskMemUTF8(json);
        try { Check(Native.cyan_load_preset(keyer, text)); }
        finally { Marshal.FreeCoTaskMem(text); }
    }

    /// <summary>Input and output hold rows without padding; the output is BGRA.</summary>
    public void Process(ReadOnlySpan<byte> input, Span<byte> output, long timeUs = 0)
    {
        var (width, height) = (options.Width, options.Height);
        if (input.Length < InputBytes || output.Length < width * height * 4)
            throw new CyanException(CyanError.InputSize);
        fixed (byte* source = input, target = output)
        {
            var from = Frame(options.Format, timeUs);
            from.planes0 = (nint)source;
            from.planes1 = TwoPlanes ? (nint)(source + Stride(options.Format) * height) : 0;
            from.strides[0] = Stride(options.Format);
            from.strides[1] = TwoPlanes ? Stride(options.Format) : 0;
            var to = Frame(CyanFormat.Bgra, timeUs);
            to.planes0 = (nint)target;
            to.strides[0] = Stride(CyanFormat.Bgra);
            Check(Native.cyan_process(keyer, &from, &to));
        }
    }

    public uint Sample(uint x, uint y)
    {
        Check(Native.cyan_sample(keyer, x, y, out var colour));
        return colour;
    }

    public CyanStatus Status()
    {
        var native = new Native.Status { size = (uint)sizeof(Native.Status) };
        Check(Native.cyan_get_status(keyer, &native));
        return new(native.daysLeft, (CyanError)native.warning, native.frameMs, native.frames);
    }

    public void Dispose()
    {
        if (keyer != 0) Native.cyan_destroy(keyer);
        keyer = 0;
    }

    private bool TwoPlanes => options.Format is CyanFormat.Nv12 or CyanFormat.P010;

    private long InputBytes =>
        (long)Stride(options.Format) * options.Height * (TwoPlanes ? 3 : 2) / 2;

    private uint Stride(CyanFormat format) => format switch
    {
        CyanFormat.Nv12 => options.Width,
        CyanFormat.P010 or CyanFormat.Yuy2 => options.Width * 2,
        _ => options.Width * 4,
    };

    private Native.Frame Frame(CyanFormat format, long timeUs) => new()
    {
        size = (uint)sizeof(Native.Frame),
        format = (int)format,
        width = options.Width,
        height = options.Height,
        timeUs = timeUs,
    };

    private static void Check(int error)
    {
        if (error != 0) throw new CyanException((CyanError)error);
    }
}

internal static unsafe class Native
{
    [StructLayout(LayoutKind.Sequential)]
    public struct Options
    {
        public uint size;
        public nint license, identity;
        public uint width, height;
        public int format, range, matrix, backend;
        public nint device, modelPath;
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct Params
    {
        public uint size, keyCount;
        public fixed uint keys[8];
        public float tolerance, softness, chokePx, despill;
        public int despillScope;
        public uint protectColourCount;
        public fixed uint protectColours[4];
        public int mode;
        public float personThreshold, personFeatherPx, personSmoothing;
        public int view;
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct Frame
    {
        public uint size;
        public int format;
        public uint width, height;
        public nint planes0, planes1;
        public fixed uint strides[2];
        public nint texture;
        public long timeUs;
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct Status
    {
        public uint size;
        public int backend, daysLeft, warning;
        public float frameMs;
        public ulong frames;
    }

    [DllImport("cyan")] public static extern int cyan_create(Options* options, out nint keyer);
    [DllImport("cyan")] public static extern int cyan_set_params(nint keyer, Params* value);
    [DllImport("cyan")] public static extern int cyan_load_preset(nint keyer, nint json);
    [DllImport("cyan")] public static extern int cyan_process(nint keyer, Frame* input, Frame* output);
    [DllImport("cyan")] public static extern int cyan_sample(nint keyer, uint x, uint y, out uint colour);
    [DllImport("cyan")] public static extern int cyan_get_status(nint keyer, Status* status);
    [DllImport("cyan")] public static extern void cyan_destroy(nint keyer);
    [DllImport("cyan")] public static extern nint cyan_message(int error);
}
