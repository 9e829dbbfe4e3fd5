ALTER TABLE "courseware_page" ADD COLUMN "voice" jsonb;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "voice_settings" jsonb;