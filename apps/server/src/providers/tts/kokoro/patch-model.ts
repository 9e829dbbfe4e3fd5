import { appendGraph, moved } from '../model/append-graph.ts';
import { widenConvolutions } from '../model/widen-convolutions.ts';
import { floatElement, graphInput, graphOutput, integers, node } from '../model/proto-writer.ts';

const pitch = '/encoder/F0_proj/Conv_output_0';
const duration = '/encoder/Div_output_0';
const alignment = '/encoder/Cast_4_output_0';
const roundedDuration = '/encoder/Clip_output_0';
const lowestVoiceHz = 40;

/**
 * Gives the model knobs and gauges that it has inside anyway, and convolutions that cost less.
 * Inputs for each sound: `dur_scale`, `f0_scale` and `f0_pow` (F0' = scale · F0^pow), and `f0_rise`: how far the pitch glides
 * up while it is heard, in units of e; what comes after it stays as high. The breath between voiced sounds, which the model
 * writes as a very low pitch, is left as it is.
 * Outputs: `durations` per sound in frames, `f0` in Hz.
 */
export function patchModel(model: Buffer): Buffer {
  return appendGraph(
    widenConvolutions(model),
    [pitch, duration],
    [
      node('Mul', [moved(duration), 'dur_scale'], duration),
      node('Cast', [roundedDuration], 'durations', { to: floatElement }),
      // What is told for each sound, for each of its frames, and each frame twice, as the pitch has it.
      node('Div', ['f0_rise', 'durations'], 'control_rise_frame'),
      node('Concat', ['f0_scale', 'f0_pow', 'control_rise_frame'], 'control_told', { axis: 0 }),
      node('MatMul', ['control_told', alignment], 'control_frames'),
      node('Reshape', ['control_frames', 'control_shape_column'], 'control_column'),
      node('Concat', ['control_column', 'control_column'], 'control_twice', { axis: 2 }),
      node('Reshape', ['control_twice', 'control_shape_row'], 'control_rows'),
      node('Gather', ['control_rows', 'control_first'], 'control_scale', { axis: 0 }),
      node('Gather', ['control_rows', 'control_second'], 'control_pow', { axis: 0 }),
      node('Gather', ['control_rows', 'control_third'], 'control_rise', { axis: 0 }),
      node('CumSum', ['control_rise', 'control_last_axis'], 'control_risen'),
      // Each frame came twice.
      node('Exp', ['control_risen'], 'control_glide_squared'),
      node('Sqrt', ['control_glide_squared'], 'control_glide'),
      node('Relu', [moved(pitch)], 'control_pitch_heard'),
      node('Pow', ['control_pitch_heard', 'control_pow'], 'control_pitch_range'),
      node('Mul', ['control_pitch_range', 'control_scale'], 'control_pitch_level'),
      node('Mul', ['control_pitch_level', 'control_glide'], 'control_pitch_voiced'),
      node('Cast', ['control_lowest_voice'], 'control_lowest', { to: floatElement }),
      node('Greater', ['control_pitch_heard', 'control_lowest'], 'control_is_voiced'),
      node('Where', ['control_is_voiced', 'control_pitch_voiced', 'control_pitch_heard'], pitch),
      node('Identity', [pitch], 'f0'),
      integers('control_shape_column', [3, -1, 1]),
      integers('control_shape_row', [3, 1, -1]),
      integers('control_first', [0]),
      integers('control_second', [1]),
      integers('control_third', [2]),
      integers('control_last_axis', [2]),
      integers('control_lowest_voice', [lowestVoiceHz]),
      graphInput('dur_scale', [1, 'sequence_length']),
      graphInput('f0_scale', [1, 'sequence_length']),
      graphInput('f0_pow', [1, 'sequence_length']),
      graphInput('f0_rise', [1, 'sequence_length']),
      graphOutput('durations', [1, 'sequence_length']),
      graphOutput('f0', [1, 1, 'f0_frames']),
    ],
  );
}
