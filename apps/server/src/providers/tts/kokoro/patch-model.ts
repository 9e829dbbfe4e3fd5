import { appendGraph, moved } from '../model/append-graph.ts';
import { widenConvolutions } from '../model/widen-convolutions.ts';
import { floatElement, graphInput, graphOutput, integers, node } from '../model/proto-writer.ts';

const pitch = '/encoder/F0_proj/Conv_output_0';
const duration = '/encoder/Div_output_0';
const alignment = '/encoder/Cast_4_output_0';
const roundedDuration = '/encoder/Clip_output_0';

/**
 * Gives the model knobs and gauges that it has inside anyway, and convolutions that cost less.
 * Inputs: `dur_scale` and `f0_scale` per sound, `f0_pow` and `f0_k` for all (F0' = k · F0^pow).
 * Outputs: `durations` per sound in frames, `f0` in Hz.
 */
export function patchModel(model: Buffer): Buffer {
  return appendGraph(
    widenConvolutions(model),
    [pitch, duration],
    [
      node('Mul', [moved(duration), 'dur_scale'], duration),
      // The scale of a sound for each of its frames, and each frame twice, as the pitch has it.
      node('MatMul', ['f0_scale', alignment], 'control_scale'),
      node('Reshape', ['control_scale', 'control_shape_column'], 'control_scale_column'),
      node('Concat', ['control_scale_column', 'control_scale_column'], 'control_scale_twice', { axis: 2 }),
      node('Reshape', ['control_scale_twice', 'control_shape_row'], 'control_scale_row'),
      node('Relu', [moved(pitch)], 'control_pitch_voiced'),
      node('Pow', ['control_pitch_voiced', 'f0_pow'], 'control_pitch_range'),
      node('Mul', ['control_pitch_range', 'f0_k'], 'control_pitch_level'),
      node('Mul', ['control_pitch_level', 'control_scale_row'], pitch),
      node('Identity', [pitch], 'f0'),
      node('Cast', [roundedDuration], 'durations', { to: floatElement }),
      integers('control_shape_column', [1, -1, 1]),
      integers('control_shape_row', [1, 1, -1]),
      graphInput('dur_scale', [1, 'sequence_length']),
      graphInput('f0_scale', [1, 'sequence_length']),
      graphInput('f0_pow', [1]),
      graphInput('f0_k', [1]),
      graphOutput('durations', [1, 'sequence_length']),
      graphOutput('f0', [1, 1, 'f0_frames']),
    ],
  );
}
