ALTER TABLE "courseware_page" ALTER COLUMN "background" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware_page" ADD COLUMN "layout_id" text;--> statement-breakpoint
ALTER TABLE "courseware_page" ADD COLUMN "hides_layout" boolean DEFAULT false NOT NULL;